import { type Answer, call, type RefreshState, reportPath } from '../api.ts';

export const refreshReviews = (token: string): Promise<Answer<RefreshState>> =>
  call(`${reportPath(token)}/reviews/refresh`, { method: 'POST' });
export const reviewsStatus = (token: string): Promise<Answer<RefreshState>> => call(`${reportPath(token)}/reviews/status`);
export const retryRecommendations = (token: string): Promise<Answer<RefreshState>> =>
  call(`${reportPath(token)}/recommendations/retry`, { method: 'POST' });
