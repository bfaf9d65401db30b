import { act, screen, within } from '@testing-library/react';
import { Modal } from 'antd';
import { useState } from 'react';
import { adminApi as api } from '../../../../../../../src/api';
import { formDialog, remove, removeInPlace } from '../../../../../../../src/features/admin/shared/resource/actions';
import type { CallTexts } from '../../../../../../../src/features/admin/shared/call';
import { DialogButton } from '../../../../../../../src/features/admin/shared/DialogButton';
import type { Row } from '../../../../../../../src/features/admin/shared/resource/types';
import { failureText } from '../../../../../../../src/features/admin/shared/useChange';
import { failure, mockCall, noAnswer } from '../../../../../../support/web/network';
import { enter, field, openPart, REASON, said } from '../../screenSuite';

// What the dialogs of all screens have in common, on a screen of no resource.

const texts: CallTexts = { success: 'Done!', failure: 'Failed: {message}' };
const row: Row = { id: 'video-1' };

const AddForm = formDialog<null, { url: string }>({
  title: 'Add',
  fields: [{ kind: 'text', name: 'url', label: 'Address' }],
  initial: () => ({ url: '' }),
  send: ({ url }) => api.endpoints.createVideo.initiate({ createVideoRequest: { video_url: url } }, { track: false }),
  texts,
});
const spec = {
  noun: 'Video',
  nameOf: () => 'the video',
  endpoint: api.endpoints.deleteVideo,
  texts,
};
const { Dialog: Question } = remove<Row>(spec);
const { InPlace } = removeInPlace<Row>(spec);

test.each([
  ['a reason', { status: 400, message: REASON, details: [] }, REASON, `Failed: ${REASON}`],
  ['no reason', { status: 400, message: null, details: [] }, 'Failed.', 'Failed: The server answered 400.'],
  ['no answer', { status: 0, message: null, details: [] }, 'Failed.', 'Failed: The server did not answer.'],
])('a failure with %s, said alone or in the slot of a text', (_what, error, alone, inSlot) => {
  expect(failureText('Failed.', error)).toBe(alone);
  expect(failureText('Failed: {message}', error)).toBe(inSlot);
  expect(failureText(() => 'As the screen sees it.', error)).toBe('As the screen sees it.');
});

test('a reason that looks like a pattern of replacements is said as it is', () => {
  expect(failureText('Failed: {message}', { status: 400, message: '$& and $1', details: [] })).toBe(
    'Failed: $& and $1',
  );
});

const refusals: [string, { status: number; json: object } | Response, string][] = [
  ['with a reason', failure(400, REASON), `Failed: ${REASON}`],
  ['without a reason', { status: 500, json: {} }, 'Failed: The server answered 500.'],
  ['when no answer comes', noAnswer(), 'Failed: The server did not answer.'],
];

test('what is asked before a deletion describes the button that has the focus', async () => {
  const asked = 'Are you sure you want to delete the video? This action cannot be undone.';
  const cancel = () => screen.findByRole('button', { name: 'Cancel' });
  const { unmount } = openPart(<Question row={row} onClose={jest.fn()} />, '/');
  expect(await cancel()).toHaveAccessibleDescription(asked);
  unmount();
  const { user } = openPart(<InPlace row={row} name="Delete it" />, '/');
  await user.click(screen.getByLabelText('Delete it'));
  expect(await cancel()).toHaveAccessibleDescription(`Delete Video ${asked}`);
});

test.each(refusals)('a form refused %s stays, with what was typed', async (_when, answer, message) => {
  const calls = mockCall('post', '/api/videos', answer);
  const onClose = jest.fn();
  const { user } = openPart(<AddForm row={null} onClose={onClose} />, '/');
  enter({ Address: 'https://video.example/1' });
  await user.click(screen.getByText('Save'));
  await said(message);
  expect(field('Address')).toHaveValue('https://video.example/1');
  expect(screen.getByText('Save').closest('button')).toBeEnabled();
  expect(onClose).not.toHaveBeenCalled();
  expect(calls).toHaveLength(1);
});

test.each(refusals)('a deletion refused %s can be tried again', async (_when, answer, message) => {
  mockCall('delete', '/api/videos/video-1', (_call, index) => (index === 0 ? answer : { json: { data: true } }));
  const onClose = jest.fn();
  const { user } = openPart(<Question row={row} onClose={onClose} />, '/');
  await user.click(screen.getByText('Delete', { selector: 'button *' }));
  await said(message);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByText('Delete', { selector: 'button *' }));
  await said('Done!');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each(refusals)('a deletion in place refused %s can be tried again', async (_when, answer, message) => {
  mockCall('delete', '/api/videos/video-1', (_call, index) => (index === 0 ? answer : { json: { data: true } }));
  const { user } = openPart(<InPlace row={row} name="Delete it" />, '/');
  for (const text of [message, 'Done!']) {
    await user.click(screen.getByLabelText('Delete it'));
    await user.click(await screen.findByText('Yes, delete'));
    await said(text);
  }
});

/** As long as a toast takes to go. */
const leaveTime = () =>
  act(() => {
    jest.advanceTimersByTime(5000 + 1000);
  });

test.each([
  ['a form', <AddForm key="form" row={null} onClose={jest.fn()} />, 'post', '/api/videos', 'Save'],
  ['a deletion', <Question key="question" row={row} onClose={jest.fn()} />, 'delete', '/api/videos/video-1', 'Delete'],
] as const)(
  '%s keeps why it failed when the toast goes, until the next try',
  async (_what, dialog, method, path, button) => {
    jest.useFakeTimers({ advanceTimers: true });
    const text = `Failed: ${REASON}`;
    mockCall(method, path, (_call, index) => (index === 0 ? failure(409, REASON) : { json: { data: row } }));
    const { user } = openPart(dialog, '/');
    const submit = () => user.click(screen.getByText(button, { selector: 'button *' }));
    const kept = () => within(screen.getByRole('dialog')).queryByText(text);
    await submit();
    await said(text);
    expect(kept()).toBeNull();
    leaveTime();
    expect(kept()).toBeVisible();
    await submit();
    await said('Done!');
    expect(kept()).toBeNull();
  },
);

test('a refusal before sending stays as well, until its field is changed', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const refusal = 'An address, please.';
  const Checked = formDialog<null, { url: string }>({
    title: 'Add',
    fields: [{ kind: 'text', name: 'url', label: 'Address' }],
    initial: () => ({ url: '' }),
    check: () => ({ message: refusal, field: 'url' }),
    send: () => null,
    texts,
  });
  const { user } = openPart(<Checked row={null} onClose={jest.fn()} />, '/');
  await user.click(screen.getByText('Save'));
  await said(refusal);
  leaveTime();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(refusal)).toBeVisible();
  enter({ Address: 'a' });
  expect(dialog.queryByText(refusal)).not.toBeInTheDocument();
});

function LastRow() {
  const [isThere, setIsThere] = useState(true);
  return (
    <main>
      <h1 tabIndex={-1}>Rows</h1>
      {isThere && (
        <DialogButton label="Delete">
          {() => <Modal open footer={<button onClick={() => setIsThere(false)}>Yes</button>} />}
        </DialogButton>
      )}
    </main>
  );
}

test('a row that goes together with its dialog leaves the focus on the title', async () => {
  const { user } = openPart(<LastRow />, '/');
  await user.click(screen.getByText('Delete'));
  await user.click(await screen.findByText('Yes'));
  expect(screen.queryByText('Delete')).not.toBeInTheDocument();
  expect(screen.getByText('Rows')).toHaveFocus();
});
