import type { Page } from '@playwright/test';
import { expect } from './test.ts';

declare global {
  interface Window {
    /** Brings a message from the page to the test. */
    noteToast: (text: string) => void;
  }
}

const saidBy = new WeakMap<Page, string[]>();

/**
 * Writes down every message of a page from its next address on. Some stay for a second only, which a busy machine can
 * spend between two looks.
 */
export async function noteToasts(page: Page): Promise<void> {
  if (saidBy.has(page)) return;
  const said: string[] = [];
  saidBy.set(page, said);
  await page.exposeFunction('noteToast', (text: string) => said.push(text));
  await page.addInitScript(() => {
    const noted = new WeakMap<Element, string>();
    const look = () => {
      for (const alert of document.querySelectorAll('[role=alert]')) {
        const text = alert.textContent.trim();
        if (text !== '' && noted.get(alert) !== text) window.noteToast(text);
        noted.set(alert, text);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** A message has been said since the last one that was asked for. */
export async function toast(page: Page, text: string | RegExp): Promise<void> {
  const said = saidBy.get(page) ?? [];
  const find = () => said.findIndex((one) => (typeof text === 'string' ? one === text : text.test(one)));
  await expect.poll(find, { message: `said: ${String(text)}`, intervals: [100] }).not.toBe(-1);
  said.splice(0, find() + 1);
}
