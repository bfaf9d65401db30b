/** Takes the faces of the fonts out of styles, not their fallbacks: they are files to be fetched, and change what is laid out. */
export function facesApart(css: string): { faces: string; rest: string } {
  let faces = '';
  const rest = css.replace(/@font-face\{[^{}]*\}/g, (face) => {
    if (!face.includes('url(/assets/')) return face; // a fallback
    faces += face;
    return '';
  });
  return { faces, rest };
}
