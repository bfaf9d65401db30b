import type { FastifyRequest } from 'fastify';
import { badRequest } from '../../server/errors.ts';
import { followed, type Node, type WrittenOperation } from '../writtenOperations.ts';

/** What a schema says of the fields of an object: all of its parts together, a choice by the part that has fields. */
function fieldsOf(schema: Node): { properties: Node; required: string[] } {
  const {
    properties = {},
    required = [],
    allOf = [],
    anyOf = [],
  } = schema as {
    properties?: Node;
    required?: string[];
    allOf?: unknown[];
    anyOf?: unknown[];
  };
  const parts = [...allOf, ...anyOf].map((part) => fieldsOf(followed(part)));
  return {
    properties: Object.assign({}, properties, ...parts.map((part) => part.properties)) as Node,
    required: [...required, ...parts.flatMap((part) => part.required)],
  };
}

/** An answer without the fields that its schema does not require: a backend of level 1 does not have them. */
export function onlyRequired(value: unknown, schema: unknown): unknown {
  const its = followed(schema ?? {});
  if (Array.isArray(value)) return value.map((item: unknown) => onlyRequired(item, its['items']));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const { properties, required } = fieldsOf(its);
  if (Object.keys(properties).length === 0) return value;
  const kept = Object.entries(value).filter(([name]) => required.includes(name));
  return Object.fromEntries(kept.map(([name, part]) => [name, onlyRequired(part, properties[name])]));
}

/** Takes out of a request what a backend of level 1 does not look at. */
export function withoutLevelTwo({ tokenLevel, parameters }: WrittenOperation, request: FastifyRequest): void {
  if (tokenLevel > 1) delete request.headers.authorization;
  for (const { name, in: place, level } of parameters) {
    if (level > 1 && place === 'query') Reflect.deleteProperty(request.query as object, name);
    if (level > 1 && place === 'header') Reflect.deleteProperty(request.headers, name.toLowerCase());
  }
}

/** Fails with 400 for the role that level 1 does not have. */
export function refuseStaff({ id }: WrittenOperation, { body }: FastifyRequest): void {
  if (id === 'updateUser' && (body as { role?: string }).role === 'STAFF')
    throw badRequest(['body/role must be equal to one of the allowed values']);
}
