import { render, screen } from '@testing-library/react';
import { Field } from '../../../../src/ui/Field';

const field = (props: Partial<Parameters<typeof Field>[0]> = {}) =>
  render(
    <Field label="Name" {...props}>
      {(control) => <input {...control} />}
    </Field>,
  );

test('a control has its label', () => {
  field();
  const input = screen.getByLabelText('Name');
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).not.toHaveAccessibleDescription();
});

test('hint and error describe the control, and an error is announced', () => {
  field({ hint: 'As in the passport', error: 'Name is missing' });
  const input = screen.getByLabelText('Name');
  expect(input).toHaveAccessibleDescription('As in the passport Name is missing');
  expect(input).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Name is missing');
});

test('two fields of the same label do not share their control', () => {
  const input = (hint: string) => (
    <Field label="Name" hint={hint}>
      {(control) => <input {...control} />}
    </Field>
  );
  render(
    <>
      {input('first')}
      {input('second')}
    </>,
  );
  const [first, second] = screen.getAllByLabelText('Name');
  expect(first).toHaveAccessibleDescription('first');
  expect(second).toHaveAccessibleDescription('second');
});
