export const DEMO_COMPANY = 'Menuiserie du Lac';
