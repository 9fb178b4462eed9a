import * as z from '@site/shared/wire/zod';

/** Category codes of the menu and of the venues. */
export const categorySchema = z.enum(['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY']);
export type Category = z.infer<typeof categorySchema>;
