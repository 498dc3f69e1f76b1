/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // the browser reads the file after this turn
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const jsonFile = (content: object): Blob => new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
