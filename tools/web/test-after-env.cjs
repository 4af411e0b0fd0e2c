// A busy machine may take longer than the default second; nothing waits longer than it has to.
require('@testing-library/jest-dom');
require('@testing-library/react').configure({ asyncUtilTimeout: 10_000 });
