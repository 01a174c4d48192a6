import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Json } from '../operations.ts';

/** The contract's moments have Japan's offset, which the format alone does not say. */
const moment = /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\+09:00$/;

/** Whether a text is such a moment, of a day that there is. */
function isMoment(text: string): boolean {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return (
    moment.test(text) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text.slice(0, 10))
  );
}

/** Holds values to the contract's schemas; each is compiled once. */
export class Schemas {
  private readonly ajvs = new Map<Json, Ajv2020>();
  private readonly compiled = new Map<Json, ValidateFunction>();

  /** What a value breaks of a schema of a bundled document; nothing when it is valid. */
  errors(spec: Json, schema: Json, value: unknown): ErrorObject[] {
    const validate = this.validator(spec, schema);
    return validate(value) ? [] : (validate.errors ?? []);
  }

  isValid(spec: Json, schema: Json, value: unknown): boolean {
    return this.errors(spec, schema, value).length === 0;
  }

  private validator(spec: Json, schema: Json): ValidateFunction {
    const known = this.compiled.get(schema);
    if (known) return known;
    const ajv = this.ajvs.get(spec) ?? this.create(spec);
    const { $ref } = schema;
    const isReference = typeof $ref === 'string' && Object.keys(schema).length === 1;
    const made = isReference
      ? ajv.getSchema(`contract${$ref}`)
      : ajv.compile(withAbsoluteReferences(schema));
    if (!made) throw new Error(`The contract has no ${String($ref)}.`);
    this.compiled.set(schema, made);
    return made;
  }

  private create(spec: Json): Ajv2020 {
    const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
    addFormats(ajv);
    ajv.addFormat('date-time', isMoment);
    ajv.addSchema({ $id: 'contract', ...spec });
    this.ajvs.set(spec, ajv);
    return ajv;
  }
}

/** An inline schema with its local references made absolute, so that they are found in its document. */
const withAbsoluteReferences = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as Json;
