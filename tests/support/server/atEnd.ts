import { after } from 'node:test';

type Task = () => Promise<void>;

const tasks: Task[] = [];
let isOver = false;

/** Does something when all tests of this process are done, and not only those of the file that asks for it. */
export const atEnd = (task: Task): unknown => tasks.push(task);

/** Whether the tests of this process are done, but for their own clearing away. */
export const isAtEnd = (): boolean => isOver;

// This is imported before the first suite begins, so the hook belongs to all of them.
after(async () => {
  isOver = true;
  for (const task of tasks) await task();
});
