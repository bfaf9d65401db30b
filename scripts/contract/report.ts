export { junit } from './report/junit.ts';
export { type CheckResult, count, type OperationResult, type Report } from './report/result.ts';
export { operationText, summaryText } from './report/text.ts';
