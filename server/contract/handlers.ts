import type { FastifyRequest } from 'fastify';
import type { operations } from '../contract.gen.ts';

export type OperationId = keyof operations;

type ContentOf<Part> = Part extends { content: infer Media } ? Media[keyof Media] : undefined;
type SuccessOf<Responses> = Responses[keyof Responses & (200 | 201)];

/** A request of an operation after its validation against the contract. */
type RequestOf<Operation extends operations[OperationId]> = FastifyRequest<{
  Params: Operation['parameters']['path'];
  Querystring: NonNullable<Operation['parameters']['query']>;
  Body: ContentOf<Operation['requestBody']>;
}>;

/**
 * A handler for every operation of the contract: it takes the validated request and gives the body of the answer, whose
 * status is the contract's. One that is missing, or answers something else, does not compile.
 */
export type Handlers = {
  [Id in OperationId]: (
    request: RequestOf<operations[Id]>,
  ) => Promise<ContentOf<SuccessOf<operations[Id]['responses']>>>;
};
