import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed, groups, spoken } from "./parcels";

const server = process.env["KURULTAI_SERVER"] ?? "http://127.0.0.1:8321";

export default defineConfig({
  plugins: [svelte(), spoken(), compressed()],
  build: {
    outDir: "../src/kurultai/server/client",
    emptyOutDir: true,
    cssTarget: ["chrome123", "firefox121", "safari17.5"], // light-dark() as it is
    assetsInlineLimit: 0, // the page's content policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: groups() } } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {}, // Svelte as it runs there
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: {
    environment: "./src/testing/environment.ts",
    include: ["src/**/*.test.ts"],
    testTimeout: 20_000, // milliseconds: a test may import half of the client, on a busy machine
  },
});
