import { render } from '@testing-library/react';
import { TextsProvider } from '@site/shared/i18n';
import { i18n } from '../i18n';
import { OpsPage } from '../OpsPage';
import type { FakeService } from './fakeService';

/** Renders the page with a fake service. */
export function show(service: FakeService, isAttended: () => boolean = () => true) {
  return render(
    <TextsProvider i18n={i18n}>
      <OpsPage fetch={service.fetch} isAttended={isAttended} />
    </TextsProvider>,
  );
}
