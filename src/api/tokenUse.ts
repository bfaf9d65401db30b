/** The token that an operation takes; one for administrators or staff is optional and says more to them alone, so nobody else sends it. */
export type TokenUse = 'none' | 'optional' | 'administrators' | 'staff' | 'required' | 'refresh';

/** What the contract says of an operation besides its request. Generated into each endpoint by scripts/codegen.ts. */
export interface EndpointOptions {
  token?: TokenUse;
}
