// Stands in for a reader that waits for a promise that is never kept.
process.on('message', () => {});
