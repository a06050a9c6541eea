// Where the dashboard is on the control listener.

export const DASHBOARD = '/dashboard';
