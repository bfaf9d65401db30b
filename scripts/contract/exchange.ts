/** One request to the backend and what came back, for reports and for people who want to repeat it. */
export interface Exchange {
  operation: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  /** A text as it was sent, the fields of a form, or null. A file of a form is its content. */
  body: string | FormData | null;
  /** Null: no answer came. */
  status: number | null;
  answer: string;
  seconds: number;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const withoutSecrets = (name: string, value: string): string => (name === 'authorization' ? 'Bearer $TOKEN' : value);

/** The request as a curl command; the token is left to the variable TOKEN, and files are named, as their content is no text. */
export function curlOf({ method, url, headers, body }: Exchange): string {
  const parts = [`curl -X ${method} ${quoted(url)}`];
  for (const [name, value] of Object.entries(headers)) {
    const text = `${name}: ${withoutSecrets(name, value)}`;
    parts.push(`-H ${name === 'authorization' ? `"${text}"` : quoted(text)}`);
  }
  if (typeof body === 'string') parts.push(`--data-raw ${quoted(body)}`);
  if (body instanceof FormData)
    for (const [name, value] of body.entries())
      parts.push(
        typeof value === 'string'
          ? `--form-string ${quoted(`${name}=${value}`)}`
          : `-F ${quoted(`${name}=@${value.name}`)}`,
      );
  return parts.join(' \\\n  ');
}
