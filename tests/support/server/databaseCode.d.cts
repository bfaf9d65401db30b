export function holdDatabaseCode(): Promise<unknown>;
