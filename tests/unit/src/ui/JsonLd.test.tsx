import { render } from '@testing-library/react';
import { JsonLd } from '../../../../src/ui/JsonLd';

test('the data stands in a block that nothing in it can end', () => {
  const data = { name: 'Lesson </script><script>alert(1)</script> <!-- "quoted"' };
  const { container } = render(<JsonLd data={data} />);
  const block = container.querySelector('script');
  expect(block).toHaveAttribute('type', 'application/ld+json');
  expect(block?.innerHTML).not.toContain('<');
  expect(JSON.parse(block?.textContent ?? '')).toEqual(data);
});
