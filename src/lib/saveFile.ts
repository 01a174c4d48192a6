/**
 * Hands a file to the browser's own download.
 * @param name with its extension
 */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the address some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
