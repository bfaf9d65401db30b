// Simple line drawings of our own: recognisable, and no icon font to download.
const drawings: Record<string, string> = {
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5.2-1.2v.01',
  Facebook:
    'M14 21v-8h3l.5-3.5H14V7.3c0-1 .4-1.8 1.9-1.8H18V2.4S16.600 2 15.200 2C12.300 2 10.500 3.700 10.500 6.800v2.700H7.500V13h3v8',
  YouTube:
    'M4 6.500c2.500-.700 13.500-.700 16 0 1.300 1.500 1.300 9.500 0 11-2.500.700-13.500.700-16 0-1.300-1.500-1.300-9.500 0-11ZM10 9v6l5-3Z',
};

/** The drawing of a social network; the link around it carries the name. */
export function SocialIcon({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
