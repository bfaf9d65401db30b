/** Says in the page which level the backend has. */
export function setLevel(level: 1 | 2): void {
  document.head.querySelector('[name="api-level"]')?.remove();
  document.head.append(Object.assign(document.createElement('meta'), { name: 'api-level', content: String(level) }));
}
