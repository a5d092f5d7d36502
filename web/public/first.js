// Before anything is painted: the light and the language that this browser chose.
try {
  document.documentElement.dataset.theme = localStorage.getItem("kurultai.theme") || "system";
  document.documentElement.lang =
    localStorage.getItem("kurultai.language") || document.documentElement.lang;
} catch {
  // Without storage the system decides.
}
