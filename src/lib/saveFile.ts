/**
 * Hands a file to the browser's own download.
 * @param name with its ending
 */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the address some time after the press.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
