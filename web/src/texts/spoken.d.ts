/** What web/parcels.ts makes: a function for each language that loads what the home page says. */
declare module "virtual:spoken" {
  const spoken: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default spoken;
}
