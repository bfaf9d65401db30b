/** What the contract says of an operation besides its request. Generated into each endpoint by scripts/codegen.ts. */
export interface OperationTraits {
  /** The token that it takes. */
  token: 'none' | 'optional' | 'required' | 'refresh';
  /** Whether its body is a form. */
  multipart?: boolean;
}
