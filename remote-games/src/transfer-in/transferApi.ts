import { mapResult } from '@site/shared/contract';
import type { KeyedRequest, KeyedRequestKind } from '@site/shared/keyed-request';
import { toWireYuan, type Fen } from '@site/shared/money';
import { transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { TRANSFER_IN_NAME } from './transferInName';

interface TransferTarget {
  readonly enName: string;
}

interface TransferIntent extends TransferTarget {
  readonly amount: Fen;
}

export type TransferRequest = KeyedRequest<TransferTarget, 'done'>;

/**
 * Keyed request for a transfer from the central wallet into a venue. It sends `isActivity`, because the player has seen
 * the venue's message in the dialog (R-TIN-16).
 *
 * Implements R-API-082, R-API-101, R-TIN-06 to R-TIN-09.
 */
export const TRANSFER_IN: KeyedRequestKind<TransferIntent, TransferTarget, 'done'> = {
  name: TRANSFER_IN_NAME,
  async send(http, { enName, amount }, key, { signal }) {
    const request = { channelCode: enName, amount: toWireYuan(amount), ty: '1', isActivity: true } as const;
    const result = await http.send(venueTransferCall, request, { signal, idempotencyKey: key, onError: 'silent' });
    return mapResult(result, () => 'done');
  },
  async findByKey(http, key, _target, { signal }) {
    const result = await http.send(transferOutcomeCall, { key }, { signal, onError: 'silent' });
    return mapResult(result, ({ outcome }) => (outcome === 'done' ? outcome : undefined));
  },
  subjectOf: ({ enName }) => ({ enName }),
  parseSubject(kept) {
    if (typeof kept !== 'object' || kept === null || !('enName' in kept)) return undefined;
    return typeof kept.enName === 'string' ? { enName: kept.enName } : undefined;
  },
};

/**
 * Returns true when a refusal is the venue's message about transferring money in (6413); the player may still enter
 * afterwards.
 */
export function isVenueWarning({ code }: { readonly code: number }): boolean {
  return code === RESPONSE_CODES.venueActivity;
}
