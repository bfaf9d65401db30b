/** The token that an operation takes. */
export type TokenUse = 'none' | 'optional' | 'required' | 'refresh';

/** What the contract says of an operation besides its request. Generated into each endpoint by scripts/codegen.ts. */
export interface EndpointOptions {
  token?: TokenUse;
}
