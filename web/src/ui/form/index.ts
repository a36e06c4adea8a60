/** The pieces of forms. */
export { Check, Choice, Select } from './Choices.tsx';
export { ErrorSummary } from './ErrorSummary.tsx';
export { Field, idOf } from './Field.tsx';
export { Form, FormKey, Submit, WITHOUT_SCRIPT, WithoutScript } from './Form.tsx';
export { PasswordField } from './PasswordField.tsx';
export { Said } from './Said.tsx';
