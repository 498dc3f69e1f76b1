import { fireEvent, screen, waitFor } from '@testing-library/react';
import { show } from '../../../test/screen';
import { serve } from '../../../test/server';
import type { CampaignRecord } from '../../api/types';
import { hideNotice } from '../../components/notice';
import { ScheduleDialog } from './ScheduleDialog';

afterEach(hideNotice);

/** What the dialog sends. */
function open() {
  const sent: unknown[] = [];
  const closed: string[] = [];
  serve({
    'GET /api/admin/campaigns/c1/audience': () => ({ recipients: 8, total: 16, warnings: [] }),
    'POST /api/admin/campaigns/c1/schedule': (body) => {
      sent.push(body);
      return {};
    },
  });
  const { user } = show(<ScheduleDialog campaign={{ id: 'c1' } as CampaignRecord} onClose={() => closed.push('closed')} />);
  return { user, sent, closed };
}
const main = () => screen.getByRole('button', { name: 'Programmer' }) as HTMLButtonElement;

describe('the dialog that schedules a campaign', () => {
  it('waits for a date, and then sends it in Swiss time', async () => {
    const { user, sent, closed } = open();
    expect(main().disabled).toBe(true);
    expect(screen.getByText('Choisissez une date et une heure.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Date et heure'), { target: { value: '2030-01-07T09:00' } });
    await waitFor(() => expect(main().disabled).toBe(false));
    await user.click(main());
    await waitFor(() => expect(closed).toEqual(['closed']));
    expect(sent).toEqual([{ at: '2030-01-07T08:00:00.000Z' }]);
  });

  it('waits again when the date is removed', async () => {
    open();
    const date = screen.getByLabelText('Date et heure');
    fireEvent.change(date, { target: { value: '2030-07-07T09:00' } });
    await waitFor(() => expect(main().disabled).toBe(false));
    fireEvent.change(date, { target: { value: '' } });
    await waitFor(() => expect(main().disabled).toBe(true));
  });

  it('sends at once by a secondary button', async () => {
    const { user, sent, closed } = open();
    const now = screen.getByRole('button', { name: 'Envoyer maintenant' });
    expect([now.getAttribute('type'), now.className.includes('contained')]).toEqual(['button', false]);
    expect(main().className).toContain('contained');
    await user.click(now);
    await waitFor(() => expect(closed).toEqual(['closed']));
    expect(sent).toEqual([{}]);
  });
});
