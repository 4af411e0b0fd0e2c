// Rules for e-mail and password fields, shared by the forms of access.
export const MIN_PASSWORD = 6;

export const emailRequired = 'Please enter your email address.';

export const newPasswordRules = {
  required: 'Please enter a password.',
  minLength: { value: MIN_PASSWORD, message: `The password needs at least ${MIN_PASSWORD} characters.` },
};

export const confirmationRules = {
  required: 'Please enter the password again.',
  validate: (value: string, form: { password: string }) => value === form.password || 'Passwords do not match.',
};
