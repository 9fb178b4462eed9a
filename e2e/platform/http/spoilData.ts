/** Ways in which `data` can be valid JSON but invalid data. */
export const SPOILED_FORMS = ['wrong-types', 'missing-fields', 'nulls', 'huge-numbers'] as const;
export type SpoiledForm = (typeof SPOILED_FORMS)[number];

/** Too large for a safe integer and for any amount. */
const HUGE = 2 ** 60;

type Scalar = string | number | boolean;

/**
 * Returns the data spoiled: every scalar with another type, null or huge, or every object without the first half of its
 * fields. Null stays null, and a list of the wrong type becomes an object. The first fields are removed because later
 * releases append fields to an answer, so the last ones may legitimately be missing.
 */
export function spoilData(value: unknown, form: SpoiledForm): unknown {
  if (Array.isArray(value)) {
    const inner = value.map((item) => spoilData(item, form));
    return form === 'wrong-types' ? { 0: inner } : inner;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value);
    const kept = form === 'missing-fields' ? fields.slice(Math.ceil(fields.length / 2)) : fields;
    return Object.fromEntries(kept.map(([key, inner]) => [key, spoilData(inner, form)]));
  }
  return isScalar(value) ? spoilScalar(value, form) : value;
}

function spoilScalar(value: Scalar, form: SpoiledForm): unknown {
  switch (form) {
    case 'wrong-types':
      return withAnotherType(value);
    case 'missing-fields':
      return value;
    case 'nulls':
      return null;
    case 'huge-numbers':
      return typeof value === 'number' ? HUGE : /^-?\d+(\.\d+)?$/.test(String(value)) ? '9'.repeat(40) : value;
  }
}

function withAnotherType(value: Scalar): Scalar {
  if (typeof value === 'string') return value.length;
  return typeof value === 'number' ? String(value) : value ? 'yes' : 'no';
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
