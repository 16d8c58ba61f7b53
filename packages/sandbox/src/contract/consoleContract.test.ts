import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContract } from './contract.ts';
import { ProblemError } from './problemError.ts';
import { createRouter } from './router.ts';
import { createContractValidator } from './validation.ts';

const contract = loadContract(resolve(import.meta.dirname, '../../../../openapi/console.yaml'));
const router = createRouter(contract.operations);
const validator = createContractValidator(contract);
const id = '11111111-1111-4111-8111-111111111111';

describe("the console's contract", () => {
  it("The console's contract routes every operation to itself", () => {
    for (const operation of contract.operations) {
      const path = operation.path.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => (/^(page|size|from|count)$/.test(name) ? '1' : id));
      expect(router(operation.method, path), `${operation.method} ${path}`).toMatchObject({ operation: { id: operation.id } });
    }
  });

  it("The console's contract can be validated as a whole", () => {
    for (const operation of contract.operations) {
      for (const place of ['path', 'query', 'header'] as const) expectToRun(() => validator.parameters(operation, place, {}), operation.id);
      for (const type of operation.body?.content.keys() ?? []) expectToRun(() => validator.body(operation, type, {}), operation.id);
      for (const status of operation.responses.keys()) {
        expectToRun(() => validator.responseMismatch(operation, { status: Number(status), body: {} }), operation.id);
      }
    }
  }, 30_000);

  it.each(['updateSocialFeed', 'updateSurvey', 'updateGallery', 'updateSuggestionBox', 'createSurveyQuestion', 'createSurveyQuestionOption', 'createContact'])(
    '%s has no place in an order that a database cannot return (ADR 0186)',
    (operationId) => {
      const operation = contract.operations.find((each) => each.id === operationId);
      if (operation === undefined) throw new Error(`No operation ${operationId}.`);
      const refusals = (order: number) => refusedBy(() => validator.body(operation, 'application/json', { order }))?.['order'];
      expect(refusals(2_147_483_647)).toBeUndefined();
      expect(refusals(2_147_483_648)).toHaveLength(1);
    },
  );

  it.each([
    ['2026-12-31T23:59:60Z', 1],
    ['2026-02-30T10:00:00Z', 1],
    ['2026-12-31T23:59:59Z', undefined],
  ])('A publication at %s has this many refusals: %s; a leap second cannot be kept', (publicationUtc, refused) => {
    const operation = contract.operations.find((each) => each.id === 'scheduleContentItem');
    expect(operation).toBeDefined();
    const errors = refusedBy(() => validator.body(operation!, 'application/json', { contentItemId: id, publicationUtc }));
    expect(errors?.['publicationUtc']?.length).toBe(refused);
  });

  it('No list has a page that its database cannot count to (ADR 0186)', () => {
    for (const operation of contract.operations) {
      for (const { name, schema } of operation.parameters.filter((parameter) => parameter.in === 'path' && parameter.schema['type'] === 'integer')) {
        const errors = refusedBy(() => validator.parameters(operation, 'path', { [name]: '9223372036854775807' }));
        expect(errors?.[name], `${operation.id} ${name} ${JSON.stringify(schema)}`).toBeDefined();
      }
    }
  });

  it("The console's contract accepts a token in the query for the logo alone", () => {
    const names = contract.operations.filter((operation) => operation.acceptsTokenInQuery).map((operation) => operation.id);
    expect(names).toEqual(['getTenantLogo']);
  });
});

/** The errors of a check, by field name. */
function refusedBy(check: () => void): ProblemError['errors'] | undefined {
  try {
    check();
  } catch (error) {
    return (error as ProblemError).errors;
  }
  return undefined;
}

/** The empty value may be refused; a schema that cannot be compiled may not. */
function expectToRun(run: () => unknown, operationId: string): void {
  let failure: unknown;
  try {
    run();
  } catch (error) {
    failure = error;
  }
  if (failure !== undefined) expect(failure, operationId).toBeInstanceOf(ProblemError);
}
