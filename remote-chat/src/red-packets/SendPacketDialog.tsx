import { useEffect, useState } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { readAmount, textInput } from '@site/shared/input';
import { useKeyedRequest, type KeyedRequest } from '@site/shared/keyed-request';
import { formatYuan } from '@site/shared/money';
import { ProtectionLink } from '@site/shared/protection';
import { AmountField, Button, Dialog, Form, Note, NumberField, TextField } from '@site/shared/ui';
import { useTranslation } from './texts';
import { EMPTY_PACKET, findPacketFault, PACKET_RULES, packetOf, type PacketFault } from './packetForm';
import { PACKET_SENDING } from './redPacketApi';
import styles from './SendPacketDialog.module.css';

const READS_GREETING = textInput(PACKET_RULES.greetingLength);

interface SendPacketDialogProps {
  readonly roomId: string;
  /** Set for a packet of an earlier page. The form appears only if that packet was not sent, or possibly not. */
  readonly isHidden?: boolean;
  readonly onClose: () => void;
}

/**
 * Shows the form of a red packet: sum, shares and greeting, paid from the central wallet. Closes when the packet is in
 * the room.
 */
export function SendPacketDialog({ roomId, isHidden = false, onClose }: SendPacketDialogProps) {
  const { overlays, balance, bus } = useServices();
  const { t } = useTranslation();
  const central = useReadable(balance.current)?.central;
  const [form, setForm] = useState(EMPTY_PACKET);
  const { request, isBusy, send } = useKeyedRequest(PACKET_SENDING);
  const fault = findPacketFault(form, central);
  const packet = packetOf(roomId, form, central);

  useEffect(() => {
    if (request.status !== 'succeeded') return;
    overlays.toast(t('packet.sent', { sum: formatYuan(request.result.sum) }), 'success');
    void balance.refresh();
    bus.emit('balance/changed', { cause: 'bonus' });
    onClose();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each outcome
  }, [request]);

  const handleSubmit = () => {
    if (packet !== undefined && !isBusy) void send(packet);
  };
  if (isHidden && (request.status === 'idle' || request.status === 'succeeded')) return null;
  return (
    <Dialog open title={t('packet.send')} onClose={onClose} closeLabel={t('packet.close')}>
      <Form className={styles['form']} onSubmit={handleSubmit}>
        <AmountField
          label={t('packet.sum')}
          value={form.sum}
          onChange={(sum) => {
            setForm({ ...form, sum });
          }}
          placeholder={t('packet.sum_range')}
          error={fault === undefined || fault === 'empty' ? undefined : faultText(fault)}
          hint={central === undefined ? undefined : t('packet.balance', { amount: formatYuan(central) })}
          uppercase={readAmount(form.sum)}
        />
        <NumberField
          label={t('packet.shares')}
          value={form.shares}
          min={1}
          max={PACKET_RULES.mostShares}
          hint={t('packet.shares_hint')}
          onChange={(shares) => {
            setForm({ ...form, shares });
          }}
        />
        <TextField
          label={t('packet.greeting_label')}
          value={form.greeting}
          reads={READS_GREETING}
          placeholder={t('packet.greeting')}
          autoComplete="off"
          onChange={(greeting) => {
            setForm({ ...form, greeting });
          }}
        />
        <SendingNote request={request} />
        <p className={styles['rules']}>{t('packet.rules')}</p>
        <Button type="submit" variant="primary" size="lg" block loading={isBusy} disabled={packet === undefined}>
          {packet === undefined ? t('packet.submit') : t('packet.submit_sum', { sum: formatYuan(packet.sum) })}
        </Button>
      </Form>
    </Dialog>
  );

  function faultText(why: Exclude<PacketFault, 'empty'>): string {
    switch (why) {
      case 'least':
      case 'most':
        return t('packet.sum_range');
      case 'too_many':
        return t('packet.too_many');
      case 'balance':
        return t('packet.no_balance');
    }
  }
}

function SendingNote({ request }: { readonly request: KeyedRequest<unknown, unknown> }) {
  const { t } = useTranslation();
  switch (request.status) {
    case 'unknown':
      return (
        <Note tone="warning" live="polite" title={t('packet.checking')}>
          {t('packet.checking_hint')}
        </Note>
      );
    case 'refused':
      return (
        <Note tone="danger" live="assertive" title={request.refusal.message || t('packet.refused')}>
          {t('packet.refused_hint')}
          <ProtectionLink refusal={request.refusal} />
        </Note>
      );
    case 'closed':
      return <Note tone="info" live="polite" title={t('packet.not_sent')} />;
    case 'idle':
    case 'sending':
    case 'succeeded':
      return null;
  }
}
