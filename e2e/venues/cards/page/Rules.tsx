import { fill } from '../../kit/page/language';
import { useTexts } from '../../kit/react';
import { INSURANCE_RETURN } from '../games';
import type { Texts } from './texts';

export function HandRules({ rtp }: { readonly rtp: string }) {
  const { rules_21: rules, fairness } = useTexts<Texts>();
  return (
    <>
      <Part
        title={rules.play_title}
        lines={[rules.play, rules.dealer, rules.double, rules.split, fill(rules.insurance, { rtp: INSURANCE_RETURN })]}
      />
      <Part title={rules.pay_title} lines={[rules.pay]} />
      <Part title={rules.left_title} lines={[rules.left]} />
      <Part title={rules.keys_title} lines={[rules.keys]} />
      <Part title={rules.return_title} lines={[fill(rules.return, { rtp })]} />
      <Part title={fairness.title} lines={[fairness.text]} />
    </>
  );
}

export function BullRules({ rtp }: { readonly rtp: string }) {
  const { rules_bull: rules, fairness } = useTexts<Texts>();
  return (
    <>
      <Part title={rules.play_title} lines={[rules.play, rules.order, rules.tie]} />
      <Part title={rules.pay_title} lines={[rules.pay, rules.reserve]} />
      <Part title={rules.keys_title} lines={[rules.keys]} />
      <Part title={rules.return_title} lines={[fill(rules.return, { rtp })]} />
      <Part title={fairness.title} lines={[fairness.text]} />
    </>
  );
}

function Part({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
