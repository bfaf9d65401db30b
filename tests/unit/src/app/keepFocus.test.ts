import { waitFor } from '@testing-library/react';
import { keepFocus } from '../../../../src/app/keepFocus';

const find = (id: string) => document.getElementById(id) as HTMLElement;

let stop = () => {};

/** Long after the page has had its chance to set the focus. */
const muchLater = () => jest.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1" id="main">
      <section id="cart"><h2 id="heading">Your lessons</h2><ul><li id="row"><button id="remove">Remove</button></li></ul></section>
      <form id="form"><button id="send">Send</button></form>
    </main>
    <div role="dialog" tabindex="-1" id="dialog"><p>Delete it?</p><button id="delete">Delete</button></div>
    <p id="beside">Beside</p>`;
  stop = keepFocus();
});

afterEach(() => stop());

test('when the control that has the focus is removed, the heading of its part takes it', async () => {
  find('remove').focus();
  find('row').remove();
  expect(document.body).toHaveFocus();
  await waitFor(() => expect(find('heading')).toHaveFocus());
});

test('so does it when the control was pressed before this code was there, and is gone by now', async () => {
  stop();
  const pressed: EventTarget[] = [];
  window.addEventListener('keydown', (event) => pressed.push(...event.composedPath()), { once: true });
  find('remove').focus();
  find('remove').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  find('row').remove();
  stop = keepFocus(pressed);
  await waitFor(() => expect(find('heading')).toHaveFocus());
});

test('a part without a heading takes it itself, and gives it back when the control is enabled again', async () => {
  find('send').focus();
  find('send').setAttribute('disabled', '');
  await waitFor(() => expect(find('form')).toHaveFocus());
  find('send').removeAttribute('disabled');
  await waitFor(() => expect(find('send')).toHaveFocus());
});

test('a control that a fast answer enables again at once has it again', async () => {
  find('send').focus();
  find('send').setAttribute('disabled', '');
  await Promise.resolve();
  find('send').removeAttribute('disabled');
  find('send').blur(); // a browser has done so while it was disabled
  expect(document.body).toHaveFocus();
  await waitFor(() => expect(find('send')).toHaveFocus());
});

test('in a dialog outside of the page, the dialog takes it and gives it back', async () => {
  find('delete').focus();
  find('delete').setAttribute('disabled', '');
  await waitFor(() => expect(find('dialog')).toHaveFocus());
  find('delete').removeAttribute('disabled');
  await waitFor(() => expect(find('delete')).toHaveFocus());
});

test('a page that sets the focus itself has the last word', async () => {
  jest.useFakeTimers();
  find('remove').focus();
  find('row').remove();
  find('send').focus();
  await muchLater();
  expect(find('send')).toHaveFocus();
});

test('a person who clicks beside a control has left it', async () => {
  jest.useFakeTimers();
  find('remove').focus();
  find('remove').blur();
  await muchLater();
  find('row').remove();
  await muchLater();
  expect(document.body).toHaveFocus();
});
