import { screen } from '@testing-library/react';
import { useState } from 'react';
import { DayState } from '../../../../../../src/features/admin/shared/DayState';
import { makeDay } from '../../../../../support/web/dayRows';
import { listOf } from '../../../../../support/web/factories';
import { mockCall } from '../../../../../support/web/network';
import { openPart } from '../screenSuite';

const date = '2030-03-08';

/** A form that is opened and closed. */
function Form() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>Form</button>
      {isOpen && <DayState date={date} />}
    </>
  );
}

test('the places of a day are those that are left when the form is opened again', async () => {
  mockCall('get', '/api/days', (_call, index) => ({
    json: listOf([makeDay({ date, capacity: 8, places_left: 2 - index })]),
  }));
  const { user } = openPart(<Form />, '/admin');
  expect(await screen.findByText('2 places are left on this day.')).toBeVisible();
  await user.click(screen.getByText('Form'));
  expect(screen.queryByText(/left on this day/)).toBeNull();
  await user.click(screen.getByText('Form'));
  expect(await screen.findByText('1 place is left on this day.')).toBeVisible();
});
