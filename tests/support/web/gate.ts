/** Something that waits until the test lets it go on, so that no clock decides. */
export interface Gate {
  open: () => void;
  opened: Promise<void>;
}

export function gate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}
