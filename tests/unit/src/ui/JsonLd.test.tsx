import { render } from '@testing-library/react';
import { JsonLd } from '../../../../src/ui/JsonLd';

test('no text in the data can end the script element', () => {
  const data = { name: 'Lesson </script><script>alert(1)</script> <!-- "quoted"' };
  const { container } = render(<JsonLd data={() => data} />);
  const block = container.querySelector('script');
  expect(block).toHaveAttribute('type', 'application/ld+json');
  expect(block?.innerHTML).not.toContain('<');
  expect(JSON.parse(block?.textContent ?? '')).toEqual({ '@context': 'https://schema.org', ...data });
});
