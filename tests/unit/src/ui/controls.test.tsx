import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../src/ui/Button';
import { Field } from '../../../../src/ui/Field';
import { Pagination } from '../../../../src/ui/Pagination';
import type { LessonFields } from '../../../../src/lib/lessonFields';
import { ParticipantsInput } from '../../../../src/ui/ParticipantsInput';
import { renderWithProviders } from '../../../support/web/render';

describe('Button', () => {
  test('a button submits only when told to', () => {
    render(
      <>
        <Button>Add</Button>
        <Button type="submit">Send</Button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Add' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
  });

  test.each(['primary', 'secondary', 'quiet'] as const)('the look %s', (variant) => {
    render(
      <Button variant={variant} className="wide">
        Add
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveClass('button', variant, 'wide');
  });

  test('without a look it is the first choice', () => {
    render(<Button>Add</Button>);
    expect(screen.getByRole('button')).toHaveClass('button', 'primary');
  });

  test('a link that looks like a button leads on within the site', async () => {
    const { router, user } = renderWithProviders(
      <ButtonLink variant="quiet" to="/surf-lesson">
        Lessons
      </ButtonLink>,
    );
    expect(screen.getByRole('link')).toHaveClass('button', 'quiet');
    await user.click(screen.getByRole('link', { name: 'Lessons' }));
    expect(router.state.location.pathname).toBe('/surf-lesson');
  });
});

describe('Field', () => {
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
});

describe('ParticipantsInput', () => {
  function Form({ lesson, people, ...fields }: { lesson: string; people: number } & LessonFields) {
    const [value, setValue] = useState(people);
    return (
      <>
        <ParticipantsInput
          control={{ 'aria-label': 'People' }}
          lesson={{ ...fields, name: lesson }}
          value={value}
          onChange={setValue}
        />
        <output>{value}</output>
      </>
    );
  }

  const field = () => screen.getByLabelText('People');
  const taken = () => screen.getByRole('status').textContent;
  const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

  test.each([
    ['Private lesson', 1],
    ['Semi-private lesson', 2],
    ['3 days beginner surf lesson', 1],
  ])('the number of a %s cannot be changed', (lesson, people) => {
    renderWithProviders(<Form lesson={lesson} people={people} />);
    expect(field()).toBeDisabled();
    expect(field()).toHaveValue(people);
  });

  test('a lesson that says how many people it takes counts by that, whatever its name is', () => {
    renderWithProviders(<Form lesson="Private lesson" people={2} min_people={2} max_people={4} />);
    expect(field()).toBeEnabled();
    for (const text of ['4', '5', '1']) type(text);
    expect(taken()).toBe('4');
  });

  test('a group may be three or more', () => {
    renderWithProviders(<Form lesson="Group lesson" people={3} />);
    expect(field()).toBeEnabled();
    type('8');
    expect(taken()).toBe('8');
  });

  test.each(['2', '0', '-4', '101', '3.5', ''])('a group of "%s" is ignored, and the field falls back', (text) => {
    jest.useFakeTimers();
    renderWithProviders(<Form lesson="Group lesson" people={3} />);
    type('5');
    type(text);
    expect(taken()).toBe('5');
    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(field()).toHaveValue(5);
  });

  test('a number of two digits can be typed, though its first digit alone is not taken', () => {
    renderWithProviders(<Form lesson="Group lesson" people={3} />);
    type('1');
    expect(field()).toHaveValue(1);
    type('12');
    expect(taken()).toBe('12');
  });

  test('leaving the field ends the typing', () => {
    renderWithProviders(<Form lesson="Group lesson" people={3} />);
    type('1');
    fireEvent.blur(field());
    expect(field()).toHaveValue(3);
  });
});

describe('Pagination', () => {
  const addressOf = (page: number) => `/list?page=${String(page)}`;
  const show = (page: number, totalPages: number) =>
    renderWithProviders(<Pagination page={page} totalPages={totalPages} addressOf={addressOf} />, { route: '/list' });
  const button = (name: string) => screen.getByRole('button', { name });

  test.each([0, 1])('%d pages need no buttons', (pages) => {
    show(1, pages);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('numbers, previous and next have the addresses of their pages', () => {
    show(2, 3);
    const buttons = ['Page 1', 'Page 2', 'Page 3', 'Previous', 'Next'].map(button);
    expect(buttons.map((link) => link.getAttribute('href'))).toEqual([1, 2, 3, 1, 3].map(addressOf));
    expect(button('Page 2')).toHaveAttribute('aria-current', 'page');
    expect(button('Page 1')).not.toHaveAttribute('aria-current');
  });

  test('a click and the space bar lead there', async () => {
    const { router, user } = show(2, 3);
    await user.click(button('Page 3'));
    expect(router.state.location.search).toBe('?page=3');
    button('Page 1').focus();
    await user.keyboard(' ');
    expect(router.state.location.search).toBe('?page=1');
  });

  test('there is nothing before the first page and nothing after the last', () => {
    const { unmount } = show(1, 2);
    expect(button('Previous')).toBeDisabled();
    expect(button('Next')).toHaveAttribute('href', '/list?page=2');
    unmount();
    show(2, 2);
    expect(button('Previous')).toHaveAttribute('href', '/list?page=1');
    expect(button('Next')).toBeDisabled();
  });
});
