export const whole = 1;
