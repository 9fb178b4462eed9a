import { test } from '../../compose/suite';
test('count', async ({ page }) => {
  page.on('request', (r) => { if (r.url().includes('deployment')) console.log('REQ', r.resourceType(), r.url()); });
  page.on('response', (r) => { if (r.url().includes('deployment')) console.log('RES', r.status(), r.fromServiceWorker()); });
  page.on('console', (m) => console.log(m.type(), m.text()));
  await page.goto('/'); await page.waitForTimeout(6000);
});
