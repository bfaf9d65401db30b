import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { lessonFacts, type Described } from '../../../../src/lib/lessonFacts';
import type { SchoolDay } from '../../../../src/lib/schoolDays';
import { MonthCalendar } from '../../../../src/ui/calendar/MonthCalendar';
import { daysShown, useShownMonth } from '../../../../src/ui/calendar/months';

const TODAY = '2026-11-23';
const group: Described = { name: 'Group lesson', min_people: 2, max_people: null };
const course: Described = { ...group, days: 3 };

const day = (date: string, changes: Partial<SchoolDay>): SchoolDay => ({
  date,
  is_open: true,
  reason: null,
  places_left: null,
  ...changes,
});
const closed = (date: string, reason: string | null = 'Nyepi') => day(date, { is_open: false, reason });

interface Options {
  lesson?: Described;
  chosen?: string;
  days?: SchoolDay[];
}

/** A page with a calendar, and what was chosen in it. */
function open({ lesson = group, chosen: first = '', days = [] }: Options = {}) {
  const chosen: string[] = [];
  function Page() {
    const [date, setDate] = useState(first);
    const [month, turnTo] = useShownMonth(date, TODAY);
    return (
      <>
        <input aria-label="Typed" value={date} onChange={({ target }) => setDate(target.value)} />
        <MonthCalendar
          label="The day"
          lesson={lesson}
          today={TODAY}
          chosen={date}
          month={month}
          days={days}
          isBusy={false}
          onMonth={turnTo}
          onChoose={(next) => {
            chosen.push(next);
            setDate(next);
          }}
        />
      </>
    );
  }
  render(<Page />);
  return { chosen, user: userEvent.setup() };
}

const grid = () => screen.getByRole('grid');
/** Some browsers set a comma after the weekday. */
const plain = (name: string) => name.replace(/day, (?=\d)/g, 'day ');
const button = (name: RegExp | string) =>
  within(grid()).getByRole('button', {
    name: (text) => (typeof name === 'string' ? plain(text) === name : name.test(plain(text))),
  });

describe('a month', () => {
  test('is a grid of six weeks from Monday on, in which today is said and the past cannot be chosen', () => {
    open();
    expect(screen.getByRole('group', { name: 'The day' })).toContainElement(grid());
    expect(grid()).toHaveAccessibleName('November 2026');
    expect(screen.getByRole('status')).toHaveTextContent('November 2026');
    const cells = within(grid()).getAllByRole('gridcell');
    expect(cells).toHaveLength(42);
    expect(cells[5]).toBeEmptyDOMElement(); // nothing of October
    expect(cells[6]).toHaveTextContent(/^1Sunday/);
    expect(button('Today, Monday 23 November 2026')).toHaveTextContent(/^23Today/);
    expect(button('Tomorrow, Tuesday 24 November 2026')).toBeEnabled();
    expect(button('Sunday 22 November 2026')).toHaveAttribute('aria-disabled', 'true');
  });

  test('is chosen from by one tap, also in the next month’s days below it', async () => {
    const { chosen, user } = open();
    const heard = jest.fn();
    window.addEventListener('click', heard, { once: true });
    await user.click(button('Wednesday 2 December 2026'));
    expect(heard).toHaveBeenCalled(); // else scripts/prerender/earlyInput.js presses again
    expect(chosen).toEqual(['2026-12-02']);
    expect(grid()).toHaveAccessibleName('December 2026');
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent(/^2Wednesday/);
    expect(button('Wednesday 2 December 2026, chosen')).toHaveFocus();
  });

  test('follows a day that is typed, and stays where half a date is', async () => {
    const { user } = open();
    await user.click(screen.getByLabelText('Typed'));
    await user.paste('2027-02-08');
    expect(grid()).toHaveAccessibleName('February 2027');
    expect(button('Monday 8 February 2027, chosen')).toBeVisible();
    await user.keyboard('{Backspace}');
    expect(grid()).toHaveAccessibleName('February 2027');
    expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
    expect(screen.getByLabelText('Typed')).toHaveFocus();
  });

  test('is turned, from this one to that of the last day that can be booked', async () => {
    const { user } = open({ chosen: '2028-11-20' });
    const [back, on] = ['Previous month', 'Next month'].map((name) => screen.getByRole('button', { name }));
    expect(grid()).toHaveAccessibleName('November 2028');
    expect(on).toHaveAttribute('aria-disabled', 'true');
    expect(button('Wednesday 22 November 2028').ariaDisabled).toBeNull();
    expect(button('Thursday 23 November 2028').ariaDisabled).toBe('true');
    await user.click(back as HTMLElement);
    expect(grid()).toHaveAccessibleName('October 2028');
    expect(screen.getByRole('status')).toHaveTextContent('October 2028');
  });
});

test('keys go through days, weeks, months and years, and one day takes the focus', async () => {
  const { chosen, user } = open({ chosen: '2026-12-16' });
  await user.click(screen.getByLabelText('Typed'));
  await user.tab();
  await user.tab();
  await user.tab();
  expect(button('Wednesday 16 December 2026, chosen')).toHaveFocus();
  for (const [key, name] of [
    ['ArrowRight', 'Thursday 17 December 2026'],
    ['ArrowLeft', 'Wednesday 16 December 2026, chosen'],
    ['ArrowDown', 'Wednesday 23 December 2026'],
    ['ArrowUp', 'Wednesday 16 December 2026, chosen'],
    ['Home', 'Monday 14 December 2026'],
    ['End', 'Sunday 20 December 2026'],
    ['PageDown', 'Wednesday 20 January 2027'],
    ['PageUp', 'Sunday 20 December 2026'],
    ['Shift>}{PageDown}{/Shift', 'Monday 20 December 2027'],
    ['Shift>}{PageUp}{/Shift', 'Sunday 20 December 2026'],
    ['PageUp', 'Friday 20 November 2026'],
    ['PageUp', 'Sunday 1 November 2026'], // no further
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(button(name)).toHaveFocus();
  }
  expect(
    within(grid())
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(chosen).toEqual([]); // it has passed
  expect(screen.getByText('Choose today or a later day.')).toBeVisible();
  await user.keyboard('{PageDown}{Enter}');
  expect(chosen).toEqual(['2026-12-01']);
});

describe('a day on which the lesson cannot begin', () => {
  const days = [
    closed('2026-11-25'),
    closed('2026-11-26', null),
    day('2026-11-27', { places_left: 0 }),
    day('2026-11-28', { places_left: 1 }),
    day('2026-11-29', { places_left: 3 }),
    day('2026-11-30', { places_left: 4 }),
  ];

  test('is struck out with the reason in its name, and others say how few places are left', () => {
    open({ days });
    for (const name of [
      'Wednesday 25 November 2026, Closed: Nyepi',
      'Thursday 26 November 2026, Closed',
      'Friday 27 November 2026, Full',
      'Saturday 28 November 2026, 1 place left', // two come at least
    ]) {
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    }
    for (const name of [/^Tomorrow/, /29 November/, /30 November/]) expect(button(name).ariaDisabled).toBeNull();
    expect(button('Sunday 29 November 2026, 3 places left')).toHaveTextContent(/^293 left/);
    expect(button('Monday 30 November 2026')).toHaveTextContent(/^30Monday/);
  });

  test('is reached by key, tells its reason to those who see it, and is not chosen', async () => {
    const { chosen, user } = open({ days, chosen: '2026-11-24' });
    act(() => button(/chosen$/).focus());
    await user.keyboard('{ArrowRight}');
    expect(button(/Nyepi$/)).toHaveFocus();
    const reason = 'The school is closed on 25 November 2026: Nyepi.';
    expect(screen.getByText(reason)).toBeVisible();
    await user.keyboard('{Enter} ');
    await user.click(button(/Nyepi$/));
    expect(chosen).toEqual([]);
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent(/^24/);
    await user.hover(button(/Full$/));
    expect(screen.queryByText(reason)).toBeNull();
    expect(screen.getByText('No place is left on 27 November 2026.')).toBeVisible();
  });
});

describe('a course', () => {
  test('cannot begin where one of its days is closed, and the day in its name says which', async () => {
    const { chosen, user } = open({ lesson: course, days: [closed('2026-12-03')] });
    const sentence = 'The school is closed on 3 December 2026: Nyepi.';
    for (const [name, isOff] of [
      ['Monday 30 November 2026', false],
      [`Tuesday 1 December 2026, ${sentence}`, true],
      [`Wednesday 2 December 2026, ${sentence}`, true],
      ['Thursday 3 December 2026, Closed: Nyepi', true],
      ['Friday 4 December 2026', false],
    ] as const) {
      expect(button(name).ariaDisabled ?? 'false').toBe(String(isOff));
    }
    await user.click(button(/^Tuesday 1 December/));
    expect(screen.getByText(sentence)).toBeVisible();
    expect(chosen).toEqual([]);
  });

  test('is shown on all of its days', () => {
    open({ lesson: course, chosen: '2026-12-05' });
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
    expect(button('Saturday 5 December 2026, chosen')).toBeVisible();
    expect(button('Sunday 6 December 2026, day 2 of 3')).toBeVisible();
    expect(button('Monday 7 December 2026, day 3 of 3')).toBeVisible();
    expect(button('Tuesday 8 December 2026')).toBeVisible();
  });
});

test('what is asked for covers every day that is shown, and the last course that begins on one', () => {
  expect(daysShown('2026-11', 1)).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  expect(daysShown('2027-02', 1)).toEqual({ from: '2027-02-01', to: '2027-03-14' });
  expect(daysShown('2026-11', lessonFacts(course).days)).toEqual({ from: '2026-10-26', to: '2026-12-08' });
});
