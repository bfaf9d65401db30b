/** Structured data for search engines. It is data, not a script: nothing of it is run. */
export function JsonLd({ data }: { data: object }) {
  // A '</script>' in a lesson's name would end the block: '<' is written as JSON's own escape.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
