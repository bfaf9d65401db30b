/** A value of another type than it says: what a broken backend or a stand-in of a test gives. The only such cast. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type
export const wrongType = <T>(value: unknown): T => value as T;
