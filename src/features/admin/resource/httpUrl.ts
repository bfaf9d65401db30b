/** `text` when it is the address of a web page, otherwise null: nobody follows a 'javascript:' link into the admin area. */
export function httpUrl(text: string | null | undefined): string | null {
  const url = text?.trim() ?? '';
  return /^https?:\/\/\S+$/i.test(url) && URL.canParse(url) ? url : null;
}
