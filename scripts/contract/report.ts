export { count, type Report } from './report/result.ts';
export { operationText } from './report/text.ts';
