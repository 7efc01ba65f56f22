/** Browsers read it only after the click, some of them slowly. */
const readForMs = 60_000;

/** Saves a file under a name, as a download. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readForMs);
}
