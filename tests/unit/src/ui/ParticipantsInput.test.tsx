import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { ParticipantsInput } from '../../../../src/ui/ParticipantsInput';
import { renderWithProviders } from '../../../support/web/render';

function Form({ lesson, people }: { lesson: string; people: number }) {
  const [value, setValue] = useState(people);
  return (
    <>
      <ParticipantsInput control={{ 'aria-label': 'People' }} lessonName={lesson} value={value} onChange={setValue} />
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
