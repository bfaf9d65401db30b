/** Safari fetches the file some time after the click. */
const FETCH_MS = 40_000;

/** Saves `text` as a file of the person's. `type` is its media type. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), FETCH_MS);
}
