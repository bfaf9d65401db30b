import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useDeferredValue, useState } from 'react';
import { withEnd } from '../../../../../../src/features/admin/money/usePeriod';
import { PeriodFields } from '../../../../../../src/features/admin/shared/PeriodFields';

const onChange = jest.fn();

function Form() {
  const [period, setPeriod] = useState({ from: '2026-11-01', to: '2026-11-30' });
  const change = (next: typeof period) => {
    onChange(next);
    setPeriod(next);
  };
  // As of the page's address, which follows when the browser has time.
  const shown = useDeferredValue(period);
  return <PeriodFields className={undefined} name="Period" period={shown} moved={withEnd} onChange={change} />;
}

const field = (end: 'from' | 'to') => screen.getByLabelText(`Period ${end}`);
const days = () => [field('from'), field('to')].map((input) => (input as HTMLInputElement).value);

/** Puts a day into a field as browsers do after each key: 1 of 12/30 is January. */
const type = (end: 'from' | 'to', ...steps: string[]) => {
  act(() => field(end).focus());
  for (const value of steps) {
    fireEvent.keyDown(field(end), { key: '1' });
    fireEvent.change(field(end), { target: { value } });
  }
};

beforeEach(() => {
  onChange.mockClear();
  render(<Form />);
});

test('a last day that is typed moves the first day only when the field is left', async () => {
  type('to', '2026-01-30');
  expect(onChange).not.toHaveBeenCalled();
  expect(days()).toEqual(['2026-11-01', '2026-01-30']);
  await userEvent.tab();
  expect(days()).toEqual(['2026-01-30', '2026-01-30']);
});

test('on its way to a later day it moves nothing, and that day is shown at once', () => {
  type('to', '2026-01-30', '2026-12-30', '2026-12-03', '2026-12-31');
  expect(days()).toEqual(['2026-11-01', '2026-12-31']);
  act(() => field('to').blur());
  expect(onChange.mock.calls).toEqual(
    ['2026-12-30', '2026-12-03', '2026-12-31'].map((to) => [{ from: '2026-11-01', to }]),
  );
});

test('a first day that is typed moves the last day on Enter', () => {
  type('from', '2026-12-01');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field('from'), { key: 'Enter' });
  expect(days()).toEqual(['2026-12-01', '2026-12-01']);
});

test('the next field goes on from what the one before has moved', () => {
  act(() => field('from').focus());
  type('from', '2026-12-01');
  act(() => {
    field('from').blur();
    field('to').focus();
  });
  type('to', '2026-12-31');
  expect(days()).toEqual(['2026-12-01', '2026-12-31']);
});

test('a day of the calendar moves the other end at once, from where that stood when the field got the focus', () => {
  type('to', '2026-12-31');
  fireEvent.pointerDown(field('to'));
  for (const [value = '', first] of [
    ['2026-01-30', '2026-01-30'],
    ['2026-12-30', '2026-11-01'],
  ]) {
    fireEvent.change(field('to'), { target: { value } });
    expect(days()).toEqual([first, value]);
  }
});
