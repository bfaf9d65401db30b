import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { Dialog } from '../../../../src/ui/Dialog';
import { stubDialog } from '../../../support/web/stubDialog';

beforeEach(stubDialog);

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && (
        <Dialog title="A window" onClose={() => setIsOpen(false)}>
          <p>Inside</p>
        </Dialog>
      )}
    </>
  );
}

function open() {
  render(<Opener />, { wrapper: StrictMode });
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog', { name: 'A window' }) };
}

test('it is open and modal while mounted, and gives the focus back', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { opener, dialog } = open();
  expect(showModal).toHaveBeenCalled();
  expect(dialog).toHaveAttribute('open');
  fireEvent.click(screen.getByText('Inside'));
  expect(dialog).toBeInTheDocument();
  screen.getByRole('button', { name: 'Close' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('a click beside it closes it, and the end of a selection that began inside does not', () => {
  const { dialog } = open();
  fireEvent.pointerDown(screen.getByText('Inside'));
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a browser that closes it by itself is followed; a late close of the one before is not', () => {
  const { dialog } = open();
  fireEvent(dialog, new Event('close'));
  expect(dialog).toBeInTheDocument();
  (dialog as HTMLDialogElement).open = false;
  fireEvent(dialog, new Event('close'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
