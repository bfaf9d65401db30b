// Simple line drawings of our own: recognisable, and no icon font to download.
const drawings: Record<string, string> = {
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5.2-1.2v.01',
  Facebook: 'M14 21v-8h3l.5-3.5H14V7.3c0-1 .4-1.8 1.9-1.8H18V2.4S16.6 2 15.2 2C12.3 2 10.5 3.7 10.5 6.8v2.7H7.5V13h3v8',
  YouTube: 'M4 6.5c2.5-.7 13.5-.7 16 0 1.3 1.5 1.3 9.5 0 11-2.5.7-13.5.7-16 0-1.3-1.5-1.3-9.5 0-11ZM10 9v6l5-3Z',
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
