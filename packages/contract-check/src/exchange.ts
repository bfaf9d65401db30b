/** One request to the backend and what came back, for reports and for people who want to repeat it. */
export interface Exchange {
  operation: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  /** A text as it was sent, the fields of a form, or null. Files of a form are without their content. */
  body: string | FormData | null;
  /** Null: no answer came. */
  status: number | null;
  /** Headers of the answer that say something about it. */
  answerHeaders: Record<string, string>;
  /** The answer's text, or why there is none; a long one is cut, and what is no text is named. */
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
          : `-F ${quoted(`${name}=@${value.name};type=${value.type}`)}`,
      );
  return parts.join(' \\\n  ');
}
